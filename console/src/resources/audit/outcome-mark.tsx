import { useAuditWords } from './audit-words.ts'

/** How it ended, in words; what was refused stands out. */
export const OutcomeMark = ({ outcome, times }: { outcome: string; times: number }) => {
  const words = useAuditWords()
  return (
    <span className="audit-outcome" data-done={outcome === 'done'} title={outcome}>
      {words.outcome(outcome)}
      {times > 1 && <b className="mono"> ×{times}</b>}
    </span>
  )
}
