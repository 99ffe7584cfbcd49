import type { WebhookTry } from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import { useText } from '../../messages/use-text.ts'

/** How a request ended: its status, or why it has none. */
export const useTryResult = (): ((one: Pick<WebhookTry, 'status' | 'error'>) => string) => {
  const text = useText()
  return ({ status, error }) => {
    const reason = error === null ? '' : text(`resources.webhook-deliveries.error.${error}`)
    return [status === null ? '' : `HTTP ${status}`, reason].filter((part) => part !== '').join(' · ')
  }
}
