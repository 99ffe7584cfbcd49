interface TraceIdProps {
  readonly traceId: string
  /** Where the tracing tool shows a trace; null without such a tool. */
  readonly traceUrl: string | null
}

/** The id of a trace, as every line of the logs has it, and the way to the tracing tool. */
export const TraceId = ({ traceId, traceUrl }: TraceIdProps) =>
  traceUrl === null ? (
    <span className="part-number small">{traceId}</span>
  ) : (
    <a className="part-number small" href={traceUrl.replace('{traceId}', traceId)} target="_blank" rel="noreferrer">
      {traceId}
    </a>
  )
