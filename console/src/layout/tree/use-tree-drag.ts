import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollSpeed } from './scroll-speed.ts'
import {
  type Drop,
  dropAt,
  type Forest,
  positionOfDrop,
  type TreeNode,
  type TreePosition,
  type TreeRow,
} from './tree-positions.ts'

/** A pointer that moved less than this has clicked, not dragged, px. */
const dragThresholdPx = 4

export interface TreeDrag {
  readonly id: string
  readonly title: string
  /** Position of the pointer in the window, px. */
  readonly x: number
  readonly y: number
  /** The drop target; undefined if it is not allowed or changes nothing. */
  readonly drop: Drop | undefined
}

interface DragOptions<One extends TreeNode> {
  readonly tree: RefObject<HTMLElement | null>
  readonly forest: Forest<One>
  readonly shown: readonly TreeRow<One>[]
  readonly onDrop: (one: One, place: TreePosition) => void
  readonly onCancel: (one: One) => void
}

interface DragStart<One> {
  readonly one: One
  readonly pointerId: number
  readonly from: { readonly x: number; readonly y: number }
  readonly handle: HTMLElement
}

const rowAtPointer = (tree: HTMLElement, y: number) => {
  const items = [...tree.querySelectorAll<HTMLElement>('[data-tree-id]')]
  for (const item of items) {
    const { top, bottom, height } = item.getBoundingClientRect()
    if (y >= top && y < bottom) return { id: item.dataset.treeId, share: (y - top) / height }
  }
  const last = items.at(-1)
  if (last === undefined) return undefined
  return y >= last.getBoundingClientRect().bottom ? 'behind' : undefined
}

/** The drop target at `y` px of the window; undefined if it is not allowed or changes nothing. */
const dropAtPointer = <One extends TreeNode>(
  { tree, forest, shown }: DragOptions<One>,
  one: One,
  y: number,
): Drop | undefined => {
  const under = tree.current === null ? undefined : rowAtPointer(tree.current, y)
  const root = shown.filter(({ level }) => level === 1).at(-1)
  const row =
    under === undefined || under === 'behind' ? undefined : shown.find((shownRow) => shownRow.one.id === under.id)
  const intended: Drop | undefined =
    under === 'behind' && root !== undefined
      ? { at: 'after', id: root.one.id }
      : row !== undefined && under !== undefined && under !== 'behind'
        ? dropAt(forest, one, row, under.share)
        : undefined
  return intended !== undefined && positionOfDrop(forest, one.id, intended) !== undefined ? intended : undefined
}

interface PointerListeners {
  readonly onMove: (event: PointerEvent) => void
  /** `cancelled`: the pointer was lost, or Escape was pressed. */
  readonly onEnd: (cancelled: boolean) => void
}

/** Follows one pointer, also outside the element, until the returned function is called. */
const followPointer = (handle: HTMLElement, pointerId: number, { onMove, onEnd }: PointerListeners) => {
  const ofPointer = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) run(event)
  }
  const move = ofPointer(onMove)
  const up = ofPointer(() => onEnd(false))
  const lost = ofPointer(() => onEnd(true))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onEnd(true)
  }
  handle.setPointerCapture(pointerId)
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', up)
  handle.addEventListener('pointercancel', lost)
  addEventListener('keydown', onKey, true)
  return () => {
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId)
    handle.removeEventListener('pointermove', move)
    handle.removeEventListener('pointerup', up)
    handle.removeEventListener('pointercancel', lost)
    removeEventListener('keydown', onKey, true)
  }
}

/** Drags a row of a tree by mouse, pen or finger. Escape cancels. */
export const useTreeDrag = <One extends TreeNode & { readonly title: string }>(options: DragOptions<One>) => {
  const [drag, setDrag] = useState<TreeDrag>()
  const [dragStart, setDragStart] = useState<DragStart<One>>()
  const now = useRef(options)
  useEffect(() => {
    now.current = options
  })

  useEffect(() => {
    if (dragStart === undefined) return
    const { one, pointerId, from, handle } = dragStart
    let at = from
    let moving = false
    let drop: Drop | undefined
    let frame = 0
    const head = document.querySelector('.tab-row')?.getBoundingClientRect().bottom ?? 0

    const aim = () => {
      drop = dropAtPointer(now.current, one, at.y)
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
      setDragStart(undefined)
      if (!moving) return
      const { forest, onDrop, onCancel } = now.current
      const place = cancelled || drop === undefined ? undefined : positionOfDrop(forest, one.id, drop)
      if (place === undefined) onCancel(one)
      else onDrop(one, place)
    }

    const onMove = (event: PointerEvent) => {
      at = { x: event.clientX, y: event.clientY }
      if (!moving && Math.hypot(at.x - from.x, at.y - from.y) < dragThresholdPx) return
      if (!moving) frame = requestAnimationFrame(scroll)
      moving = true
      aim()
    }
    const unfollow = followPointer(handle, pointerId, { onMove, onEnd: end })
    return () => {
      cancelAnimationFrame(frame)
      unfollow()
    }
  }, [dragStart])

  const begin = (event: ReactPointerEvent<HTMLElement>, one: One) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragStart({
      one,
      pointerId: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      handle: event.currentTarget,
    })
  }

  return { drag, begin }
}
