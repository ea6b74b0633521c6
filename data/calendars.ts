/** Calendars an event can be added to, in the order of their menu. Where each leads: src/events/calendar-address.ts. */
export const calendars = {
  file: "Apple or other (.ics file)",
  google: "Google Calendar",
  outlook: "Outlook.com",
  office: "Office 365",
} as const;
