import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listPersonNames } from '@pinline/contracts/account/people/list-person-names'
import type { AccountDeps } from '../account-deps.ts'
import { buyerSightOf, personNames } from '../accounts/person-names.ts'

export const listPersonNamesRoute = (deps: AccountDeps): Route =>
  route(listPersonNames, async ({ ids }, { actor }) => {
    const permissions: ReadonlySet<string> = actor.kind === 'staff' ? actor.permissions : new Set()
    return result({ list: await personNames(deps, ids, buyerSightOf(permissions)) })
  })
