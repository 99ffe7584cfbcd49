import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { Appearance } from '@pinline/events/account/appearance'
import type { StaffAppearanceChosen } from '@pinline/events/account/staff-appearance-chosen'
import type { StaffId } from '@pinline/events/ids'
import type { Permissions } from './permissions.ts'

export interface ChooseAppearance {
  readonly type: 'choose-appearance'
  readonly staffId: StaffId
  readonly appearance: Appearance
  readonly now: string
}

/** The choice is replaced as a whole: of two devices the later one wins. */
export const decideChooseAppearance = (
  state: Permissions,
  { staffId, appearance, now }: ChooseAppearance,
): Decision<StaffAppearanceChosen> => {
  const member = state.staff.get(staffId)
  if (member === undefined) return rejection('staff-not-found')
  const { scheme, density, themeIndex } = appearance
  const { appearance: chosen } = member
  const isSame = chosen?.scheme === scheme && chosen.density === density && chosen.themeIndex === themeIndex
  return isSame ? [] : [{ type: 'staff-appearance-chosen', data: { staffId, appearance, chosenAt: now } }]
}
