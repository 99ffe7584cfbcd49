import type { AttemptId } from '@pinline/events/order/payment-ids'
import { useState } from 'react'

/**
 * True once another page has replaced the code of this page, until this page makes a new one.
 * @param made the last code of this page
 * @param isStarting while this page makes a code, the owner of the latest one is unknown
 */
export const useReplacedElsewhere = (
  latest: AttemptId | null,
  made: AttemptId | undefined,
  isStarting: boolean,
): boolean => {
  const [previous, setPrevious] = useState(latest)
  const [isReplaced, setReplaced] = useState(false)
  if (!isStarting && latest !== null && latest !== previous) {
    setPrevious(latest)
    setReplaced(previous !== null && latest !== made)
  }
  return isReplaced
}
