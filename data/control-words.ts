/** Labels of the color mode controls, which are on every page. */
export const colorWords = {
  title: "Colors",
  system: "Match my device",
  light: "Light",
  dark: "Dark",
  failed: "The menu didn’t load. Press the button again.",
};

/** Alt+T moves focus to the notification region, even when it is empty. */
export const notificationWords = {
  region: "Notifications (Alt+T)",
  none: "No notifications. Press Escape to go back.",
};
