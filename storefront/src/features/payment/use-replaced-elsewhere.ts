import type { AttemptId } from '@pinline/events/order/payment-ids'
import { useState } from 'react'

/**
 * True from when the code that this page showed was replaced by one that this page did not make, until it makes one.
 * @param made the code that this page made last
 * @param isStarting while this page makes one, nothing is known of whose the latest is
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
