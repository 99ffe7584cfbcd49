import { type SignatureStrokes, signatureField } from '@pinline/contracts/order/signature/signature-fields'
import { Button } from '@pinline/ui/design/button.tsx'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { pointAt, signaturePath, strokeWidth, withPoint, withStroke } from './signature-drawing.ts'

interface SignaturePadProps {
  readonly strokes: SignatureStrokes
  /** Shown below the field. */
  readonly fieldError: string | undefined
  readonly onChange: (strokes: SignatureStrokes) => void
}

/** A field in which a signature is drawn by mouse, finger or pen. */
export const SignaturePad = ({ strokes, fieldError, onChange }: SignaturePadProps) => {
  const text = useText()
  const noteId = useId()
  const field = useRef<SVGSVGElement>(null)
  /** The pointer that draws, so that a palm on the screen does not. */
  const drawing = useRef<number>(undefined)
  /** Several points of a pointer arrive between two renderings. */
  const latest = useRef(strokes)
  const [isFull, setFull] = useState(false)
  latest.current = strokes

  const show = (next: SignatureStrokes | undefined) => {
    if (next === undefined) setFull(true)
    else if (next !== latest.current) {
      latest.current = next
      onChange(next)
    }
  }
  const pointOf = ({ clientX: x, clientY: y }: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>) =>
    field.current === null ? undefined : pointAt({ x, y }, field.current.getBoundingClientRect())

  const begin = (event: PointerEvent) => {
    const point = pointOf(event)
    if (event.button !== 0 || drawing.current !== undefined || point === undefined) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = event.pointerId
    show(withStroke(latest.current, point))
  }
  const proceed = ({ nativeEvent, pointerId }: PointerEvent) => {
    if (drawing.current !== pointerId) return
    const passed = nativeEvent.getCoalescedEvents()
    for (const one of passed.length === 0 ? [nativeEvent] : passed) {
      const point = pointOf(one)
      if (point !== undefined) show(withPoint(latest.current, point))
    }
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (drawing.current !== pointerId) return
    drawing.current = undefined
    // As typing does, so that the dialog asks before the drawing is lost.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const replace = (next: SignatureStrokes) => {
    setFull(false)
    onChange(next)
  }
  const error = isFull ? text('resources.orders.signatures.pad_full') : fieldError

  return (
    <div className="field">
      <svg
        ref={field}
        className="signature-pad"
        data-invalid={error !== undefined}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        role="img"
        aria-label={text('resources.orders.signatures.pad')}
        aria-describedby={noteId}
        onPointerDown={begin}
        onPointerMove={proceed}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line className="signature-line" x1="30" y1="160" x2={signatureField.width - 30} y2="160" />
        <path className="signature-strokes" d={signaturePath(strokes)} strokeWidth={strokeWidth} />
      </svg>
      {error === undefined ? (
        <p className="field-hint" id={noteId}>
          {text('resources.orders.signatures.pad_hint')}
        </p>
      ) : (
        <p className="field-error" id={noteId} role="alert">
          {error}
        </p>
      )}
      <div className="signature-commands">
        <Button tone="outline" small onPress={() => replace(strokes.slice(0, -1))}>
          {text('resources.orders.signatures.undo')}
        </Button>
        <Button tone="outline" small onPress={() => replace([])}>
          {text('resources.orders.signatures.clear')}
        </Button>
      </div>
    </div>
  )
}
