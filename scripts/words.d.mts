import type { Message, NounMessage } from '../src/shared/words/message.ts'

export function readSource(file: string, source: string): { used: Set<string>; imports: string[]; complaints: string[] }
export function unusedMessages(messages: Set<string>, used: Set<string>): string[]
export function wrongMessages(file: string, messages: [name: string, Message<any, any> | NounMessage][]): string[]
export function wordsForVisitors(imports: Map<string, string[]>): string[]
