import type { MenuRow } from '@pinline/account/contract/menu-row'
import { updateMenu } from '@pinline/account/contract/update-menu'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFaultText } from '../../layout/form-faults.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { childrenOf, type Place, placeOfStep, type Step } from './menu-places.ts'
import { useMenusChanged } from './use-menu-rows.ts'

/** Moves menus, one after the other, and says where each has come to be. */
export const useMenuMoves = (rows: readonly MenuRow[]) => {
  const text = useText()
  const notify = useNotify()
  const changed = useMenusChanged()
  const { send, busy } = useCommand(updateMenu)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<CommandAnswer<MenuRow>>()
  const fault = useFaultText(refused?.kind === 'refused' ? refused.errors : {})

  const move = async (menu: MenuRow, place: Place) => {
    if (busy) return
    const told = await send({ id: menu.id, revision: menu.revision, ...place })
    if (told.kind === 'done') {
      setRefused(undefined)
      await changed()
      const siblings = childrenOf(rows, place.parentId).filter(({ id }) => id !== menu.id)
      const before = siblings.filter(({ orderNum }) => orderNum < told.data.orderNum).length
      setSaid(
        text('resources.menus.moves.done', {
          title: menu.title,
          place: before + 1,
          count: siblings.length + 1,
          parent: rows.find(({ id }) => id === place.parentId)?.title ?? text('resources.menus.moves.top'),
        }),
      )
      return
    }
    setRefused(told)
    if (told.kind === 'conflict') return
    const reason = fault('parentId') ?? told.message
    if (reason !== '') notify(reason, { type: 'error' })
  }

  const step = (menu: MenuRow, direction: Step) => {
    const place = placeOfStep(rows, menu.id, direction)
    if (place === undefined) setSaid(text('resources.menus.moves.not_there', { title: menu.title }))
    else void move(menu, place)
  }

  return {
    busy,
    /** For a live region. */
    said,
    say: setSaid,
    conflict: refused?.kind === 'conflict',
    move,
    step,
    reload: async () => {
      await changed()
      setRefused(undefined)
    },
  }
}
