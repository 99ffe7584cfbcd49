import { recordTest } from '@pinline/contracts/order/picking/record-test'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type TestMethod, testMethods } from '@pinline/events/order/line-tested'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AttachFiles } from '../files/attach-files.tsx'
import { useAttachedFiles } from '../files/use-attached-files.ts'

interface RecordTestDialogProps {
  readonly orderNo: OrderNumber
  readonly line: { readonly productId: ProductId; readonly model: string; readonly quantity: number }
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A test of a sample of a line. */
export const RecordTestDialog = ({ orderNo, line, onDone, onClose }: RecordTestDialogProps) => {
  const { productId, model, quantity } = line
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(recordTest)
  const attached = useAttachedFiles('test-report')
  const [method, setMethod] = useState<TestMethod>('visual')
  const [sample, setSample] = useState('')
  const [passed, setPassed] = useState<boolean>()
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const sampleSize = readDecimal(sample, 0)
  const isWrong = sampleSize === undefined || sampleSize < 1 || sampleSize > quantity
  const range = text('resources.orders.picking.sample_range', { most: format.number(quantity) })

  const submit = async () => {
    setSubmitted(true)
    if (isWrong || passed === undefined || attached.isSending) return
    const [fileId] = attached.fileIds
    const outcome = await send({ orderNo, productId, method, sampleSize, passed, fileId })
    if (outcome.kind === 'done') onDone()
    else setResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.orders.picking.test_title', { model })}
      confirm={text('resources.orders.picking.test_record')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onDone} />
      <Field label={text('resources.orders.picking.method')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={method}
            onChange={({ target }) => setMethod(testMethods.find((one) => one === target.value) ?? 'visual')}
          >
            {testMethods.map((one) => (
              <option key={one} value={one}>
                {text(`resources.orders.picking.methods.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('resources.orders.picking.sample')} fieldError={submitted && isWrong ? range : undefined}>
        {(control) => (
          <input
            {...control}
            className="input figure"
            inputMode="numeric"
            maxLength={9}
            value={sample}
            onChange={({ target }) => setSample(target.value)}
          />
        )}
      </Field>
      <fieldset className="test-result">
        <legend className="label">{text('resources.orders.picking.result')}</legend>
        {[true, false].map((one) => (
          <label key={String(one)} className="check">
            <input type="radio" name="passed" checked={passed === one} onChange={() => setPassed(one)} />
            {text(one ? 'resources.orders.picking.passed' : 'resources.orders.picking.failed')}
          </label>
        ))}
        {submitted && passed === undefined && <p className="field-error">{text('forms.fault.required')}</p>}
      </fieldset>
      <div>
        <span className="label">{text('resources.orders.picking.test_file')}</span>
        <AttachFiles attached={attached} />
      </div>
      <p className="field-hint">{text('resources.orders.picking.test_hint')}</p>
    </FormDialog>
  )
}
