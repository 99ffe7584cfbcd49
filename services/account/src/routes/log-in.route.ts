import { type Route, route } from '@pinline/chassis/http/route'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { normalizedUsername } from '../accounts/buyers.ts'
import { buyerAccount } from '../sign-in/device-owner.ts'
import { mayLogIn, unlessDemo } from '../sign-in/may-log-in.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'

export const logInRoute = (deps: AccountDeps): Route =>
  route(logIn, async ({ username, password }, client) => {
    const { buyers, passwords, platform } = deps
    passwords.admit()
    const name = normalizedUsername(username)
    const mode = platform.config.PINLINE_MODE
    const found = mayLogIn(name, mode, client) ? await buyers.find(name) : undefined
    const buyer = unlessDemo(found, ({ buyerId }) => buyerId, mode, client)
    if (buyer !== undefined) client.setAuditSubject({ kind: 'buyer', id: buyer.buyerId })
    const right = await guessOnce(
      deps,
      { audience: 'buyer', name, account: buyer && buyerAccount(buyer) },
      client,
      async () => passwords.matches(password, await buyers.passwordHash(buyer)),
    )
    if (isRejection(right)) return right
    if (buyer?.disabled === true && right) return rejection('account-disabled')
    if (buyer !== undefined && right) return await signInBuyer(deps, buyer, client)
    return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
  })
