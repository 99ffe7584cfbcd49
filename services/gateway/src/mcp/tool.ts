import type { McpServer } from '@modelcontextprotocol/server'
import { languageCode } from '@pinline/contracts/api/languages'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { type ServiceClient, ToolRefused } from './service-client.ts'

/** What a tool needs besides its input. */
export interface ToolContext {
  readonly services: ServiceClient
  /** Origin of the shop, for links. */
  readonly shop: string
}

interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  readonly output: Output
  /** It stores something; all others only read. */
  readonly writes?: true
  readonly run: (input: z.output<Input>, context: ToolContext) => Promise<z.input<Output>>
}

/** A tool as the server knows it, whatever its types are. */
export type AnyTool = (server: McpServer, context: ToolContext) => void

/** Language and currency of an answer. */
export const locale = {
  language: languageCode.optional().describe('Language of names and texts; English by default'),
  currency: currencyCode.optional().describe('Currency of prices; US dollars by default'),
}

/** A tool whose refusals are results that the model reads, as the protocol asks for. */
export const defineTool =
  <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): AnyTool =>
  (server, context) => {
    const { name, title, description, input, output, writes, run } = tool
    // The server infers types from one schema, not from any.
    const inputSchema: z.ZodObject = input
    const annotations = {
      readOnlyHint: writes !== true,
      destructiveHint: false,
      idempotentHint: writes !== true,
      openWorldHint: false,
    }
    server.registerTool(name, { title, description, inputSchema, outputSchema: output, annotations }, async (given) => {
      try {
        const structuredContent = z.record(z.string(), z.unknown()).parse(await run(given as z.output<Input>, context))
        return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
      } catch (error) {
        if (!(error instanceof ToolRefused)) throw error
        return { isError: true, content: [{ type: 'text' as const, text: error.message }] }
      }
    })
  }
