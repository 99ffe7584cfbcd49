import { z } from 'zod'
import { menuDefined } from './menu-defined.ts'
import { menuRemoved } from './menu-removed.ts'
import { roleDefined } from './role-defined.ts'
import { roleRemoved } from './role-removed.ts'
import { staffAdmitted } from './staff-admitted.ts'
import { staffAppearanceChosen } from './staff-appearance-chosen.ts'
import { staffAvatarSet } from './staff-avatar-set.ts'
import { staffChangeUndone } from './staff-change-undone.ts'
import { staffPasswordSet } from './staff-password-set.ts'
import { staffProfileChanged } from './staff-profile-changed.ts'
import { staffRemoved } from './staff-removed.ts'
import { staffRoleSet } from './staff-role-set.ts'
import { staffSecondFactorRemoved } from './staff-second-factor-removed.ts'
import { staffSecondFactorSet } from './staff-second-factor-set.ts'
import { staffStateSet } from './staff-state-set.ts'

/** The events of the one permissions stream: menus, roles and members of staff. */
export const permissionsEvent = z.discriminatedUnion('type', [
  menuDefined,
  roleDefined,
  staffAdmitted,
  staffPasswordSet,
  menuRemoved,
  roleRemoved,
  staffRoleSet,
  staffStateSet,
  staffProfileChanged,
  staffChangeUndone,
  staffAvatarSet,
  staffAppearanceChosen,
  staffSecondFactorSet,
  staffSecondFactorRemoved,
  staffRemoved,
])
export type PermissionsEvent = z.infer<typeof permissionsEvent>
