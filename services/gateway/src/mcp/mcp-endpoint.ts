import { type NodeMcpRequestHandler, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { catalogueTools } from './catalogue-tools.ts'
import { orderTools } from './order-tools.ts'
import { ServiceClient, type ServiceClientDeps } from './service-client.ts'

interface McpDeps extends ServiceClientDeps {
  /** Origin of the shop; of each request by default. */
  readonly publicOrigin: string | undefined
}

const maxBodyBytes = 256 * 1024

const instructions =
  'A shop for industrial connectors. Find parts with search_parts or match_part_numbers, look at one with get_part, and compare before you propose. Prices and stock marked `demo` are made up. Orders and quotations need an API key of a buyer.'

/**
 * The tools of the shop by the Model Context Protocol over streamable HTTP. Each request stands alone: there are no
 * sessions, so that any instance can answer, and nothing is kept between requests.
 */
export const mcpEndpoint = ({ publicOrigin, ...deps }: McpDeps): NodeMcpRequestHandler =>
  toNodeHandler(
    createMcpHandler(
      ({ requestInfo }) => {
        const shop = publicOrigin ?? new URL(requestInfo?.url ?? 'http://localhost').origin
        const server = new McpServer(
          { name: 'pinline', title: 'Pinline', version: '1.0.0' },
          // The tools never change while a process runs: a subscription to changes ends at once and holds no slot.
          { instructions, capabilities: { tools: { listChanged: false } } },
        )
        const headers = requestInfo?.headers ?? new Headers()
        const services = new ServiceClient(deps, headers, requestInfo?.signal ?? new AbortController().signal)
        for (const register of [...catalogueTools, ...orderTools]) register(server, { services, shop })
        return server
      },
      { responseMode: 'json', maxRequestBodySize: maxBodyBytes },
    ),
  )
