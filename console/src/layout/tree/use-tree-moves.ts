import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { useErrorKeyText } from '../field-errors.ts'
import {
  childrenOf,
  type Forest,
  positionOfStep,
  type Step,
  type TreeNode,
  type TreePosition,
} from './tree-positions.ts'
import type { TreeName } from './tree-tools.tsx'

interface TreeMovesOptions<One extends TreeNode> {
  readonly name: TreeName
  readonly forest: Forest<One>
  readonly busy: boolean
  /** Sends the move command, on the loaded revision. */
  readonly send: (one: One, place: TreePosition) => Promise<CommandResult<One>>
  /** Refetches the rows. */
  readonly onChanged: () => Promise<void>
}

/** Moves rows of a tree, one after the other, and announces the new positions. */
export const useTreeMoves = <One extends TreeNode & { readonly title: string }>({
  name,
  forest,
  busy,
  send,
  onChanged,
}: TreeMovesOptions<One>) => {
  const text = useText()
  const notify = useNotify()
  const words = useErrorKeyText()
  const [announcement, setAnnouncement] = useState('')
  const [refused, setRefused] = useState<CommandResult<One>>()
  const { rows } = forest

  const move = async (one: One, place: TreePosition) => {
    if (busy) return
    const outcome = await send(one, place)
    if (outcome.kind === 'done') {
      setRefused(undefined)
      await onChanged()
      const siblings = childrenOf(rows, place.parentId).filter(({ id }) => id !== one.id)
      const before = siblings.filter(({ orderNum }) => orderNum < outcome.data.orderNum).length
      setAnnouncement(
        text(`resources.${name}.moves.done`, {
          title: one.title,
          place: before + 1,
          count: siblings.length + 1,
          parent: rows.find(({ id }) => id === place.parentId)?.title ?? text(`resources.${name}.moves.top`),
        }),
      )
      return
    }
    setRefused(outcome)
    if (outcome.kind === 'conflict') return
    const fieldError = outcome.kind === 'refused' ? outcome.errors.parentId : undefined
    const reason = fieldError === undefined ? outcome.message : words(fieldError)
    if (reason !== '') notify(reason, { type: 'error' })
  }

  const step = (one: One, direction: Step) => {
    const place = positionOfStep(forest, one.id, direction)
    if (place === undefined) setAnnouncement(text(`resources.${name}.moves.not_there`, { title: one.title }))
    else void move(one, place)
  }

  return {
    /** For a live region. */
    announcement,
    announce: setAnnouncement,
    conflict: refused?.kind === 'conflict',
    move,
    step,
    reload: async () => {
      await onChanged()
      setRefused(undefined)
    },
  }
}
