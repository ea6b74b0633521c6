import { notificationWords } from "../../data/control-words.ts";
import { Notifications } from "../components/notifications.tsx";

export function SiteNotifications() {
  return <Notifications words={notificationWords} />;
}
