import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollSpeed } from './scroll-speed.ts'
import { type Drop, dropAt, type Forest, type Place, type Placed, placeOfDrop, type TreeRow } from './tree-places.ts'

/** A pointer that moved less than this has only pressed. */
const startsAfterPx = 4

export interface TreeDrag {
  readonly id: string
  readonly title: string
  /** Where the pointer is, in px of the window. */
  readonly x: number
  readonly y: number
  /** Where it would go; undefined where it may not, or stays. */
  readonly drop: Drop | undefined
}

interface DragOptions<One extends Placed> {
  readonly tree: RefObject<HTMLElement | null>
  readonly forest: Forest<One>
  readonly shown: readonly TreeRow<One>[]
  readonly onDrop: (one: One, place: Place) => void
  readonly onCancel: (one: One) => void
}

interface Begun<One> {
  readonly one: One
  readonly pointerId: number
  readonly from: { readonly x: number; readonly y: number }
  readonly handle: HTMLElement
}

const rowUnder = (tree: HTMLElement, y: number) => {
  const items = [...tree.querySelectorAll<HTMLElement>('[data-tree-id]')]
  for (const item of items) {
    const { top, bottom, height } = item.getBoundingClientRect()
    if (y >= top && y < bottom) return { id: item.dataset.treeId, share: (y - top) / height }
  }
  const last = items.at(-1)
  if (last === undefined) return undefined
  return y >= last.getBoundingClientRect().bottom ? 'behind' : undefined
}

/** Drags a row of a tree by pointer: mouse, pen or finger. Escape leaves it where it was. */
export const useTreeDrag = <One extends Placed & { readonly title: string }>(options: DragOptions<One>) => {
  const [drag, setDrag] = useState<TreeDrag>()
  const [begun, setBegun] = useState<Begun<One>>()
  const now = useRef(options)
  useEffect(() => {
    now.current = options
  })

  useEffect(() => {
    if (begun === undefined) return
    const { one, pointerId, from, handle } = begun
    let at = from
    let moving = false
    let drop: Drop | undefined
    let frame = 0
    const head = document.querySelector('.tab-row')?.getBoundingClientRect().bottom ?? 0

    const aim = () => {
      const { tree, forest, shown } = now.current
      const under = tree.current === null ? undefined : rowUnder(tree.current, at.y)
      const root = shown.filter(({ level }) => level === 1).at(-1)
      const row =
        under === undefined || under === 'behind' ? undefined : shown.find((shownRow) => shownRow.one.id === under.id)
      const meant: Drop | undefined =
        under === 'behind' && root !== undefined
          ? { at: 'after', id: root.one.id }
          : row !== undefined && under !== undefined && under !== 'behind'
            ? dropAt(forest, one, row, under.share)
            : undefined
      drop = meant !== undefined && placeOfDrop(forest, one.id, meant) !== undefined ? meant : undefined
      setDrag({ id: one.id, title: one.title, ...at, drop })
    }

    const scroll = () => {
      const speed = scrollSpeed(at.y, head, innerHeight)
      if (speed !== 0) {
        scrollBy(0, speed)
        aim()
      }
      frame = requestAnimationFrame(scroll)
    }

    const end = (cancelled: boolean) => {
      setDrag(undefined)
      setBegun(undefined)
      if (!moving) return
      const { forest, onDrop, onCancel } = now.current
      const place = cancelled || drop === undefined ? undefined : placeOfDrop(forest, one.id, drop)
      if (place === undefined) onCancel(one)
      else onDrop(one, place)
    }

    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      at = { x: event.clientX, y: event.clientY }
      if (!moving && Math.hypot(at.x - from.x, at.y - from.y) < startsAfterPx) return
      if (!moving) frame = requestAnimationFrame(scroll)
      moving = true
      aim()
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId === pointerId) end(false)
    }
    const onLost = (event: PointerEvent) => {
      if (event.pointerId === pointerId) end(true)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(true)
    }

    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', onLost)
    addEventListener('keydown', onKey, true)
    return () => {
      cancelAnimationFrame(frame)
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId)
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', onLost)
      removeEventListener('keydown', onKey, true)
    }
  }, [begun])

  const begin = (event: ReactPointerEvent<HTMLElement>, one: One) => {
    if (event.button !== 0) return
    event.preventDefault()
    setBegun({
      one,
      pointerId: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      handle: event.currentTarget,
    })
  }

  return { drag, begin }
}
