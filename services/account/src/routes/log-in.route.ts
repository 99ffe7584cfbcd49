import { type Route, route } from '@pinline/chassis/http/route'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { plainUsername } from '../accounts/buyers.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'

export const logInRoute = (parts: AccountParts): Route =>
  route(logIn, async ({ username, password }, client) => {
    const { buyers, passwords } = parts
    passwords.admit()
    const name = plainUsername(username)
    const buyer = await buyers.find(name)
    if (buyer !== undefined) client.concerns({ kind: 'buyer', id: buyer.buyerId })
    const right = await guessOnce(parts, { audience: 'buyer', name, id: buyer?.buyerId }, client, async () =>
      passwords.matches(password, await buyers.passwordHash(buyer)),
    )
    if (isRejection(right)) return right
    if (buyer !== undefined && right) return await signInBuyer(parts, buyer, client)
    return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
  })
