import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listOrderNotes } from '@pinline/contracts/order/order/list-order-notes'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'

export const listOrderNotesRoute = ({ vault }: OrderDeps): Route =>
  route(listOrderNotes, async ({ noteRefs }) => {
    const texts = await vault.getMany(noteRefs, z.string())
    return result({ texts: texts.map((text) => text ?? null) })
  })
