import { type ProductId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'
import { maxCompared } from './compare-search.ts'

const tray = z.array(z.object({ id: productId, model: z.string().max(120) })).max(maxCompared)

/** A part that is to be compared, with the number that it is shown by. */
export type TrayPart = z.infer<typeof tray>[number]

const stored = storedValue<TrayPart[]>('compareTray', tray, [])

/** Parts to compare, in the order in which they were put there; the same in all tabs. */
export const useTray = stored.use

/** Puts a part into the tray or takes it out. Says whether it was done: a full tray takes no more. */
export function setInTray(part: TrayPart, isIncluded: boolean): boolean {
  const others = stored.read().filter(({ id }) => id !== part.id)
  if (isIncluded && others.length >= maxCompared) return false
  stored.write(isIncluded ? [...others, { id: part.id, model: part.model }] : others)
  return true
}

/** Empties the tray. */
export function clearTray(): void {
  stored.write([])
}

/** What the comparison's address asks for. */
export function trayIds(parts: readonly { readonly id: ProductId }[]): string {
  return parts.map(({ id }) => id).join(',')
}
