import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getPersonalData, personalDataKind } from '@pinline/contracts/account/people/get-personal-data'
import { rejection } from '@pinline/contracts/api/error-codes'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'

const stored = z.record(z.string(), z.unknown())

/** Other kinds of the vault (passwords, notes of staff) have no reference in a public event: they are not found. */
export const getPersonalDataRoute = ({ platform }: AccountDeps): Route =>
  route(getPersonalData, async ({ reference }) => {
    const kind = personalDataKind.safeParse(reference.slice(0, reference.indexOf('-')))
    if (!kind.success) return rejection('not-found')
    const data = await platform.vault.get(reference, stored)
    return data === undefined ? rejection('personal-data-erased') : result({ reference, kind: kind.data, data })
  })
