import { createContext, use } from 'react'
import { SECTION_NAMES, type SectionName } from '#posts/admin/form/sections.ts'
import { isOneOf } from '#shared/objects.ts'

export const PANEL_NAMES = ['check', 'notes', 'history'] as const
export type PanelName = (typeof PANEL_NAMES)[number]

/** A part of the form: next to the text on wide screens, in its place on narrow ones. */
export type TabName = 'text' | SectionName | PanelName

export const isSection = (tab: TabName): tab is SectionName => isOneOf(SECTION_NAMES, tab)
export const isPanel = (tab: TabName): tab is PanelName => isOneOf(PANEL_NAMES, tab)

interface PostTabs {
  shown: TabName
  show: (tab: TabName) => void
  /** Text and settings are side by side. */
  isWide: boolean
}

export const PostTabsContext = createContext<PostTabs>({ shown: 'text', show: () => undefined, isWide: true })
export const usePostTabs = () => use(PostTabsContext)
