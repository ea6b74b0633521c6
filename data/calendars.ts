/** Calendars that visitors can add an event to, in menu order. src/events/calendar-address.ts has their addresses. */
export const calendars = {
  file: "Apple or other (.ics file)",
  google: "Google Calendar",
  outlook: "Outlook.com",
  office: "Office 365",
} as const;
