/** What stands at the addresses that RFC 8615 sets apart. A pattern for every file passes over hidden folders. */
export const wellKnownFiles = ".well-known/*";

/** How to report a weakness (RFC 9116). */
export const securityFile = ".well-known/security.txt";
