import { type SignatureContent, signatureField } from '@pinline/contracts/order/signature/signature-fields'
import { saveFile } from '../../layout/save-file.ts'
import { signaturePath, signatureSvg, strokeWidth, typedNameSize } from './signature-drawing.ts'

/** Pixels of the picture for one unit of the field. */
const pixels = 2

const signaturePng = async ({ name, strokes }: SignatureContent): Promise<Blob | null> => {
  const { width, height } = signatureField
  const canvas = document.createElement('canvas')
  canvas.width = width * pixels
  canvas.height = height * pixels
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.scale(pixels, pixels)
  if (strokes.length > 0) {
    Object.assign(context, { lineWidth: strokeWidth, lineCap: 'round', lineJoin: 'round' })
    context.stroke(new Path2D(signaturePath(strokes)))
  } else {
    context.font = `italic ${typedNameSize(name)}px serif`
    Object.assign(context, { textAlign: 'center', textBaseline: 'middle' })
    context.fillText(name, width / 2, height / 2)
  }
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Saves a signature as a file of lines or of pixels on a transparent ground. */
export const saveSignature = async (content: SignatureContent, type: 'svg' | 'png', name: string): Promise<void> => {
  const file =
    type === 'svg' ? new Blob([signatureSvg(content)], { type: 'image/svg+xml' }) : await signaturePng(content)
  if (file !== null) saveFile(file, `${name}.${type}`)
}
