import { type MouseEvent, useId } from 'react'
import { useText } from '../../../messages/use-text.ts'
import { usePicture } from './picture.tsx'

interface FocusPointProps {
  readonly fileId: string
  readonly alt: string
  readonly focusX: number
  readonly focusY: number
  readonly onChange: (point: { focusX: number; focusY: number }) => void
}

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** The point of a picture that stays visible when it is cropped: a press on the picture, or two numbers. */
export const FocusPoint = ({ fileId, alt, focusX, focusY, onChange }: FocusPointProps) => {
  const text = useText()
  const id = useId()
  const address = usePicture(fileId)
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      focusX: percent((event.clientX - box.left) / box.width),
      focusY: percent((event.clientY - box.top) / box.height),
    })
  }
  const axis = (name: 'focusX' | 'focusY', value: number) => (
    <label className="focus-axis" htmlFor={`${id}-${name}`}>
      <span className="label">{text(`resources.content.editor.picture.${name}`)}</span>
      <input
        id={`${id}-${name}`}
        type="number"
        className="input input-small input-figure"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) =>
          onChange({ focusX, focusY, [name]: Math.min(100, Math.max(0, Math.round(Number(target.value)))) })
        }
      />
    </label>
  )
  return (
    <fieldset className="focus-point">
      <legend className="label">{text('resources.content.editor.picture.focus')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the numbers below do the same */}
      <div className="focus-picture" onClick={press}>
        {address === undefined ? <span className="picture-pending" /> : <img src={address} alt={alt} />}
        <span className="focus-mark" style={{ left: `${focusX}%`, top: `${focusY}%` }} />
      </div>
      <div className="focus-axes">
        {axis('focusX', focusX)}
        {axis('focusY', focusY)}
      </div>
      <p className="field-hint">{text('resources.content.editor.picture.focus_hint')}</p>
    </fieldset>
  )
}
