import { z } from 'zod'

/** Where the tracing tool shows a trace: `{traceId}` stands for its id. Null if the installation has none. */
export const traceUrl = z.string().nullable()
