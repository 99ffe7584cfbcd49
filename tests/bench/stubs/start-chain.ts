import { type StubProcess, startStub } from './stub-process.ts'

interface StubChain extends StubProcess {
  readonly all: readonly (StubProcess & { readonly name: string })[]
}

/** Starts the chain of bare processes (`stub-steps.ts`), each with a database of its own; its URL is its gateway's. */
export const startChain = async (mongodbUrl: string, prefix: string): Promise<StubChain> => {
  const start = async (name: string, urls: Record<string, string> = {}) => ({
    ...(await startStub({ STUB_NAME: name, MONGODB_URL: mongodbUrl, DATABASE: prefix + name, ...urls })),
    name,
  })
  const [account, catalogue] = await Promise.all([start('account'), start('catalogue')])
  const order = await start('order', { ACCOUNT: account.url, CATALOGUE: catalogue.url })
  const gateway = await start('gateway', { ORDER: order.url })
  return { ...gateway, all: [gateway, order, catalogue, account] }
}
