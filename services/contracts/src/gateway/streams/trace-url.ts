import { webUrl } from '../../api/web-url.ts'

/** Where the tracing tool shows a trace: `{traceId}` stands for its id. Null if the installation has none. */
export const traceUrl = webUrl.nullable()
