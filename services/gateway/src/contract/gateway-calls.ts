import type { AnyCall } from '@pinline/chassis/contract/call'
import { showOperations } from './show-operations.ts'

/** The few calls that the gateway answers itself. */
export const gatewayCalls: readonly AnyCall[] = [showOperations]
