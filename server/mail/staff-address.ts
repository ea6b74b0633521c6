import type { FormName } from "../../data/forms/every-form.ts";
import { roleOf, type StaffRole } from "../../data/staff-roles.ts";

export interface StaffAddresses {
  /** Whom forms are told to whose role has no address of its own. */
  staffAddress?: string;
  roleAddresses?: Readonly<Partial<Record<StaffRole, string>>>;
}

/** Who is told about a form; undefined where nobody is. */
export function staffAddressFor(
  form: FormName,
  { staffAddress, roleAddresses = {} }: StaffAddresses,
): string | undefined {
  const role = roleOf[form];
  return role === null ? undefined : (roleAddresses[role] ?? staffAddress);
}
