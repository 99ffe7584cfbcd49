import type { BuyerAfterSaleDetail } from '@pinline/contracts/order/after-sale/after-sale-row'
import { Button } from '@pinline/ui/design/button.tsx'
import { TextAreaField } from '@pinline/ui/design/text-field.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useAddAfterSaleMessage } from './add-after-sale-message.mutation.ts'
import { AfterSaleFiles } from './after-sale-files.tsx'
import { PrivateFiles } from './private-files.tsx'
import { useAfterSaleFiles } from './use-after-sale-files.ts'

const maxLength = 1000

function MessageForm({ afterSaleNo }: { afterSaleNo: string }): ReactNode {
  const { t } = useTranslation('after-sales')
  const chosen = useAfterSaleFiles()
  const { write, isPending } = useAddAfterSaleMessage()
  const [message, setMessage] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || chosen.isSending) return
    if (message.trim() === '') return setRefusal(t('talk.missing'))
    const result = await write({ afterSaleNo, message, fileIds: chosen.fileIds })
    setRefusal(result.kind === 'refused' ? result.message : undefined)
    if (result.kind !== 'done') return
    setMessage('')
    chosen.clear()
  }
  return (
    <form className="after-sale-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextAreaField
        label={t('talk.label')}
        rows={3}
        maxLength={maxLength}
        value={message}
        error={refusal}
        onChange={(event) => setMessage(event.target.value)}
      />
      <AfterSaleFiles chosen={chosen} />
      <div>
        <Button type="submit" isPending={isPending} isDisabled={chosen.isSending}>
          {t('talk.send')}
        </Button>
      </div>
    </form>
  )
}

/** What buyer and staff have written about a request, oldest first, and the form for more. */
export function AfterSaleConversation({ request }: { request: BuyerAfterSaleDetail }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  const mayWrite = request.allowedCommands.includes('add-after-sale-message')
  if (request.messages.length === 0 && !mayWrite) return null
  return (
    <section className="sheet" aria-labelledby="after-sale-talk">
      <h2 id="after-sale-talk" className="order-section-title">
        {t('talk.title')}
      </h2>
      {request.messages.length > 0 && (
        <ol className="after-sale-talk">
          {request.messages.map((message) => (
            <li key={`${message.at} ${message.from}`} data-from={message.from}>
              <span className="small">
                {t(`talk.from.${message.from}`)}, {format.moment(message.at)}
              </span>
              <p className="written">{message.text}</p>
              <PrivateFiles files={message.files} />
            </li>
          ))}
        </ol>
      )}
      {mayWrite && <MessageForm afterSaleNo={request.afterSaleNo} />}
    </section>
  )
}
