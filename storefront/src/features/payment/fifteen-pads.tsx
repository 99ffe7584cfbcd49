import type { ReactNode } from 'react'
import { padsLeft } from '../orders/countdown.ts'

/** A code is valid for 15 min by default: one pad per minute. */
const padSeconds = 60
const padCount = 15

const minutes = Array.from({ length: padCount }, (_, minute) => minute)

export type PadTone = 'running' | 'paid' | 'failed' | 'blank'

/** Fifteen pads beside the countdown, one per minute, as an illustration. */
export function FifteenPads({ secondsLeft, tone }: { secondsLeft: number; tone: PadTone }): ReactNode {
  const seconds = tone === 'paid' ? padSeconds * padCount : tone === 'blank' ? 0 : secondsLeft
  const pads = padsLeft(seconds, padSeconds * padCount, padCount)
  return (
    <span className="fifteen-pads" data-tone={tone} aria-hidden="true">
      {minutes.map((minute) => (
        <b key={minute} data-pad={pads[minute]} />
      ))}
    </span>
  )
}
