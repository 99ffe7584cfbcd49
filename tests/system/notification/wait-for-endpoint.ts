import type { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'

/** Waits until a webhook endpoint is in the view by which events find theirs. */
export const waitForEndpoint = async (staff: Caller, id: string): Promise<void> => {
  await waitFor('the endpoint is listed', async () => {
    const response = await staff.send(`/api/v1/admin/webhook-endpoints/${id}`, { method: 'GET' })
    return response.status === 200
  })
}
