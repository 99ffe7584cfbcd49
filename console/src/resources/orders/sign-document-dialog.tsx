import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { type SignatureStrokes, signatureContent } from '@pinline/contracts/order/signature/signature-fields'
import type { SignedDocument } from '@pinline/events/order/signed-document'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { SignaturePad } from './signature-pad.tsx'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

interface SignDocumentDialogProps extends OrderDialogProps {
  readonly document: SignedDocument
  readonly parcelNo: number | null
  /** The document in words, with its parcel. */
  readonly title: string
  /** Of the person who is signed in. */
  readonly ownName: string
}

const ways = ['draw', 'type'] as const

/** Signs a document by a drawing or by a typed name. */
export const SignDocumentDialog = ({ document, parcelNo, title, ownName, ...dialog }: SignDocumentDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const { send, busy, version, result, reload } = useOrderCommand(signDocument, dialog)
  const [way, setWay] = useState<(typeof ways)[number]>('draw')
  const [strokes, setStrokes] = useState<SignatureStrokes>([])
  const [name, setName] = useState(ownName)
  const [submitted, setSubmitted] = useState(false)
  const content = { name, strokes: way === 'draw' ? strokes : [] }
  const fieldErrors = fieldErrorsOf(signatureContent, content)
  const errorText = useFieldErrorText(fieldErrors)
  const isUnsigned = way === 'draw' && strokes.length === 0

  const submit = async () => {
    setSubmitted(true)
    if (isUnsigned || Object.keys(fieldErrors).length > 0) return
    await send({ orderNo: order.orderNo, version, document, parcelNo, ...content })
  }

  return (
    <FormDialog
      title={text('resources.orders.signatures.title', { document: title })}
      confirm={text('resources.orders.signatures.sign')}
      wide
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <fieldset className="test-result">
        <legend className="label">{text('resources.orders.signatures.way')}</legend>
        {ways.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
            {text(`resources.orders.signatures.${one}`)}
          </label>
        ))}
      </fieldset>
      {way === 'draw' && (
        <SignaturePad
          strokes={strokes}
          fieldError={submitted && isUnsigned ? text('resources.orders.signatures.pad_empty') : undefined}
          onChange={setStrokes}
        />
      )}
      <Field
        label={text('resources.orders.signatures.name')}
        fieldError={submitted ? errorText('name') : undefined}
        hint={text('resources.orders.signatures.name_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={80}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {way === 'type' && name.trim() !== '' && (
        <p className="signature-typed" aria-hidden="true">
          {name}
        </p>
      )}
      <p className="field-hint">{text('resources.orders.signatures.hint')}</p>
    </FormDialog>
  )
}
