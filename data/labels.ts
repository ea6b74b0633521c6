/** Short labels of components that many pages share. */
export const labels = {
  newTab: "(opens in a new tab)",
  breadcrumb: "Breadcrumb",
  notifications: { order: "Newest first", close: "Close notification" },
  questions: "Questions",
  /** Joins a link's words and its subject. */
  about: "about",
  /** Joins a program and its partner. */
  partner: "with",
  product: {
    book: "Book Now",
    /** Prefills the contact form while a booking page is a sample. The product's title follows the subject. */
    ask: "Finding a time",
    askMessage: "Please find a time with me. These days suit me:",
    contribute: "Contribute",
    elsewhere: "Learn More",
    details: "View Details",
    slidingScale: "Sliding Scale / Pay-It-Forward",
    equity: "Equity seats available",
    payItForward: "Pay-it-forward option",
    featured: "Popular",
    /** Announced before the original price and before the current one. */
    was: "Original price",
    now: "now",
  },
} as const;
