import { requestQuotationAgain } from '@pinline/contracts/order/quotation/request-quotation-again'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { TextAreaField } from '@pinline/ui/design/text-field.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { quotationsKey } from './quotations.queries.ts'

const maxMessage = 1000

/** A further question; the answer that is shown can then no longer be accepted. */
export function RequestQuotationAgainForm({ quotationNo }: { quotationNo: string }): ReactNode {
  const { t } = useTranslation('quotations')
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(requestQuotationAgain, { notifyOnFailure: true })
  const [message, setMessage] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || message.trim() === '') return
    const result = await send({ quotationNo, message })
    if (result.kind === 'done') setMessage('')
    else showRefusal(result)
    await queryClient.invalidateQueries({ queryKey: quotationsKey })
  }
  return (
    <form className="quotation-form" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={t('again.label')}
        hint={t('again.hint')}
        rows={3}
        maxLength={maxMessage}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div>
        <Button type="submit" isPending={isPending} isDisabled={message.trim() === ''}>
          {t('again.send')}
        </Button>
      </div>
    </form>
  )
}
