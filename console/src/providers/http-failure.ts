import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { HttpError } from 'react-admin'

/** HTTP status of a failed request of either kind; 0 without a response. */
export const statusOfError = (error: unknown): number => {
  if (error instanceof ApiFailure || error instanceof HttpError) return error.status
  return 0
}
