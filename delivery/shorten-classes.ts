const generated = /css-([a-z0-9]+)/g;

/**
 * The page with emotion’s class names, a hash each, numbered in the order they appear (`c0`, `c1` … in base 36), which
 * compresses far better. Nothing but `class` attributes and styles is touched.
 *
 * Hydration keeps the class attributes it finds; what is drawn or changed afterwards has its real name, and emotion
 * brings the rules for that.
 */
export function shortenClasses(html: string): string {
  const numbers = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(generated, (_, hash: string) => {
      if (!numbers.has(hash)) numbers.set(hash, numbers.size.toString(36));
      return `c${numbers.get(hash)}`;
    });
  return html.replace(/ class="[^"]*"/g, shorten).replace(/(?<=<style>)[^<]*/g, shorten);
}
