import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { updateWebhookEndpoint } from '@pinline/contracts/notification/webhook/update-webhook-endpoint'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'

export interface WebhookEndpointValues {
  readonly url: string
  readonly description: string
  readonly eventTypes: readonly string[]
  readonly order: WebhookEndpointRow['order']
}

const empty: WebhookEndpointValues = { url: '', description: '', eventTypes: [], order: 'stream' }

interface FormOptions {
  /** Left out for a new one. */
  readonly endpoint?: WebhookEndpointRow | undefined
  /** `secret`: of a new one. */
  readonly onDone: (id: string, secret?: string) => void
  readonly onReload: () => Promise<WebhookEndpointRow | undefined>
}

/** Form state of an endpoint, and its submit. */
export const useWebhookEndpointForm = ({ endpoint, onDone, onReload }: FormOptions) => {
  const creating = useCommand(createWebhookEndpoint)
  const updating = useCommand(updateWebhookEndpoint)
  const formResult = useFormResult()
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)
  const [revision, setRevision] = useState(endpoint?.revision ?? 0)
  const [values, setValues] = useState<WebhookEndpointValues>(endpoint ?? empty)

  const edit = (changes: Partial<WebhookEndpointValues>) => {
    setValues({ ...values, ...changes })
    formResult.clearFieldErrors(changes)
  }
  const create = async (input: unknown) => {
    const parsed = createWebhookEndpoint.input.safeParse(input)
    if (!formResult.passesValidation(fieldErrorsOf(createWebhookEndpoint.input, input)) || !parsed.success) return
    const outcome = await creating.send(parsed.data)
    if (outcome.kind === 'done') onDone(outcome.data.id, outcome.data.secret)
    else formResult.showResult(outcome)
  }
  const update = async (input: unknown) => {
    const parsed = updateWebhookEndpoint.input.safeParse(input)
    if (!formResult.passesValidation(fieldErrorsOf(updateWebhookEndpoint.input, input)) || !parsed.success) return
    const outcome = await updating.send(parsed.data)
    if (outcome.kind === 'done') onDone(outcome.data.id)
    else formResult.showResult(outcome)
  }
  return {
    ...{ values, edit, fieldErrorText, form: formResult.form, result: formResult.result },
    busy: creating.isPending || updating.isPending,
    submit: async () => {
      const { url, description, eventTypes, order } = values
      const content = { url, description, eventTypes, order }
      await (endpoint === undefined ? create(content) : update({ ...content, id: endpoint.id, revision }))
    },
    reload: async () => {
      setRevision((await onReload())?.revision ?? revision)
      formResult.reset()
    },
  }
}
