import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listBuyerNotes } from '@pinline/contracts/account/people/list-buyer-notes'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'

export const listBuyerNotesRoute = ({ platform }: AccountDeps): Route =>
  route(listBuyerNotes, async ({ noteRefs }) => {
    const texts = await platform.vault.getMany(noteRefs, z.string())
    return result({ texts: texts.map((text) => text ?? null) })
  })
