import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import type { CommandAnswer } from '../../providers/use-command.ts'
import { useFaultWords } from '../form-faults.ts'
import { childrenOf, type Forest, type Place, type Placed, placeOfStep, type Step } from './tree-places.ts'
import type { TreeName } from './tree-tools.tsx'

interface TreeMovesOptions<One extends Placed> {
  readonly name: TreeName
  readonly forest: Forest<One>
  readonly busy: boolean
  /** Sends the command that moves, on the revision that was read. */
  readonly send: (one: One, place: Place) => Promise<CommandAnswer<One>>
  /** Reads the rows again. */
  readonly onChanged: () => Promise<void>
}

/** Moves rows of a tree, one after the other, and says where each has come to be. */
export const useTreeMoves = <One extends Placed & { readonly title: string }>({
  name,
  forest,
  busy,
  send,
  onChanged,
}: TreeMovesOptions<One>) => {
  const text = useText()
  const notify = useNotify()
  const words = useFaultWords()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<CommandAnswer<One>>()
  const { rows } = forest

  const move = async (one: One, place: Place) => {
    if (busy) return
    const told = await send(one, place)
    if (told.kind === 'done') {
      setRefused(undefined)
      await onChanged()
      const siblings = childrenOf(rows, place.parentId).filter(({ id }) => id !== one.id)
      const before = siblings.filter(({ orderNum }) => orderNum < told.data.orderNum).length
      setSaid(
        text(`resources.${name}.moves.done`, {
          title: one.title,
          place: before + 1,
          count: siblings.length + 1,
          parent: rows.find(({ id }) => id === place.parentId)?.title ?? text(`resources.${name}.moves.top`),
        }),
      )
      return
    }
    setRefused(told)
    if (told.kind === 'conflict') return
    const fault = told.kind === 'refused' ? told.errors.parentId : undefined
    const reason = fault === undefined ? told.message : words(fault)
    if (reason !== '') notify(reason, { type: 'error' })
  }

  const step = (one: One, direction: Step) => {
    const place = placeOfStep(forest, one.id, direction)
    if (place === undefined) setSaid(text(`resources.${name}.moves.not_there`, { title: one.title }))
    else void move(one, place)
  }

  return {
    /** For a live region. */
    said,
    say: setSaid,
    conflict: refused?.kind === 'conflict',
    move,
    step,
    reload: async () => {
      await onChanged()
      setRefused(undefined)
    },
  }
}
