import type { FormName } from "../../data/forms/every-form.ts";
import { roleOf, type StaffRole } from "../../data/staff-roles.ts";

export interface StaffAddresses {
  /** Gets notifications for roles without an address. */
  staffAddress?: string;
  roleAddresses?: Readonly<Partial<Record<StaffRole, string>>>;
}

export function staffAddressFor(
  form: FormName,
  { staffAddress, roleAddresses = {} }: StaffAddresses,
): string | undefined {
  const role = roleOf[form];
  return role === null ? undefined : (roleAddresses[role] ?? staffAddress);
}
