import { rejection } from '@pinline/chassis/contract/error-codes'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { plainUsername } from '../accounts/buyers.ts'
import { logIn } from '../contract/log-in.ts'
import { signInBuyer } from '../sign-in/sign-in-buyer.ts'
import { countWrongGuess, refuseGuessing } from '../sign-in/sign-in-limits.ts'

export const logInRoute = (parts: AccountParts): Route =>
  route(logIn, async ({ username, password }, client) => {
    const plain = plainUsername(username)
    const refused = await refuseGuessing(parts, plain, client.address)
    if (refused !== undefined) return refused
    const buyer = await parts.buyers.find(plain)
    const right = await parts.passwords.matches(password, await parts.buyers.passwordHash(buyer))
    if (buyer !== undefined && right) return await signInBuyer(parts, buyer, client)
    await countWrongGuess(parts, plain, client.address)
    return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
  })
