import { type ReactNode, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import './avatar-crop.css'
import type { ImageArea } from './cropped-image.ts'

const maxZoom = 3

/** Properties of {@link AvatarCrop}. */
export interface AvatarCropProps {
  /** Address of the image, e.g. `blob:…`. */
  readonly image: string
  /** Accessible name: what the area is, and that arrow keys move it. */
  readonly areaLabel: string
  readonly zoomLabel: string
  /** Called whenever the area stops moving. */
  readonly onArea: (area: ImageArea) => void
  /** Called when the image cannot be read. */
  readonly onUnreadable: () => void
}

/** A square crop area on an image: moved by pointer, touch or arrow keys, zoomed by wheel, pinch or the slider. */
export function AvatarCrop({ image, areaLabel, zoomLabel, onArea, onUnreadable }: AvatarCropProps): ReactNode {
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="avatar-crop">
      <div className="avatar-crop-area">
        <Cropper
          image={image}
          aspect={1}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          keyboardStep={4}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percentages, area) => onArea(area)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': areaLabel }}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor={id}>
          {zoomLabel}
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
