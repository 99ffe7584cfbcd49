import type { AccountDeps } from '../account-deps.ts'
import { staffClaim } from '../accounts/staff.ts'
import { demoUsernames } from './demo-accounts-file.ts'

/** In production the demo logins are refused: sessions from before the installation became public end as well. */
export const endDemoSessions = async ({ platform, sessions }: AccountDeps): Promise<void> => {
  const [buyer, member] = await Promise.all([
    platform.claims.owner('email', demoUsernames.buyer),
    platform.claims.owner(staffClaim, demoUsernames.staff),
  ])
  await sessions.endDemo()
  if (buyer !== undefined) await sessions.endAll('buyer', buyer)
  if (member !== undefined) await sessions.endAll('staff', member)
}
