/** What a reader of the API document reads first, as Markdown. */
export const introduction = `The HTTP API of the shop: everything that its pages and its console do.

## Keys

Programs send an API key as \`Authorization: Bearer pln_…\`. Buyers create keys in their account under “API access”, staff in the
console under Integrations. A key has scopes; each operation says which one it needs.

Guides for a first order, stock, webhooks, KiCad and models begin with
[errors, retries, pages and limits](/api/docs/guide-basics).

## Responses

Every response is an envelope, but for files, event streams and the lists under \`/admin/\`:

\`\`\`json
{ "code": 200, "msg": "ok", "data": {}, "meta": { "requestId": "b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10" } }
\`\`\`

What the shop refuses because of its rules has \`code\` 404 or 422 and travels over HTTP 200; anything else that fails has the
HTTP status of its code. Under \`/admin/\` and for unknown paths the HTTP status is always that of the code. \`meta.type\` is a
stable code for programs, \`msg\` a text for people in the language of the request, \`data.errors\` a code for each wrong field.

## Commands and queries

An operation with the header \`Idempotency-Key\` changes something. Send a new key for each intent, and the same key and body
again after a time-out: the shop does it once and returns the first response.

Queries are POST with a JSON body; most can be sent as GET too. Views of the data follow commands within moments. To see what
a command did, send the header \`X-Position\` of its response with the query.

## Amounts and times

Amounts are integers in minor units with their currency (\`{ "minor": 1999, "currency": "EUR" }\` is 19.99 euros). Times are
ISO 8601 in UTC, lengths are millimetres.

## Events

What happens is in the event feed (\`/events\`), sent to webhooks, and described by \`/api/asyncapi.json\`.

## KiCad

KiCad reads parts with symbol, footprint, price and stock from \`/kicad/v1/\`, by a key with the scope \`catalogue:read\`. Its settings
are at \`/kicad/pinline.kicad_httplib\`, footprints and symbols in the repository \`/kicad/repository.json\` for its content manager.
`
