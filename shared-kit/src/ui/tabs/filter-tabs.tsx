import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions, type TabsProps } from '@mui/material/Tabs';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface FilterTabsProps<Value extends string> {
  /** Label of the tabs for screen readers. */
  label: string;
  tabs: readonly { value: Value; text: string; count?: number | undefined }[];
  /** Leaves room for the tabs' counts, also before they are known, so that nothing moves. */
  counted?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  sx?: TabsProps['sx'];
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Higher counts are shown as "999+". */
const MAX = 999;

const FADE = '40px';
const fadeAway = keyframes({
  from: { maskSize: `calc(100% + ${FADE}) 100%, 100% 100%` },
  to: { maskSize: `100% 100%, calc(100% + ${FADE}) 100%` },
});

/** Tabs beyond an edge fade out while there is more to scroll; without scroll timelines, nothing fades. */
const HINT = {
  '& .MuiTabs-scroller': {
    maskImage: ['left', 'right']
      .map((edge) => `linear-gradient(to ${edge}, #000 calc(100% - ${FADE}), transparent)`)
      .join(),
    maskPosition: 'right, left',
    maskRepeat: 'no-repeat',
    maskComposite: 'intersect',
    maskSize: `calc(100% + ${FADE}) 100%`,
    '@supports (animation-timeline: scroll())': {
      animation: `${fadeAway} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
} as const;

/** Scroll buttons overlay the edges: MUI mounts them only after measuring, and in the flow they would shift the tabs. */
const BUTTONS = {
  position: 'relative',
  '& .MuiTabs-scrollButtons': {
    position: 'absolute',
    insetBlock: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    '&:first-of-type': { insetInlineStart: 0 },
    '&:last-of-type': { insetInlineEnd: 0 },
    '&.Mui-disabled': { pointerEvents: 'none' },
  },
} as const;

/**
 * Tabs of a filtered list, with the panel of the selected tab.
 *
 * @example <FilterTabs label={t('parts')} tabs={parts} value={part} onChange={show}>{rows}</FilterTabs>
 */
export function FilterTabs<Value extends string>({
  label,
  tabs,
  counted = false,
  value,
  onChange,
  sx = {},
  children,
}: FilterTabsProps<Value>) {
  const id = useId();
  return (
    <>
      <Tabs
        {...useScrollButtonsUpdate()}
        value={value}
        onChange={(_, next: Value) => onChange(next)}
        variant="scrollable"
        aria-label={label}
        sx={[{ borderBottom: 1, borderColor: 'divider' }, HINT, BUTTONS, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={counted ? <Counted text={tab.text} count={tab.count} /> : tab.text}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Box>
    </>
  );
}

/**
 * Updates the scroll buttons on every resize of the tabs. MUI uses the first entry of a batch of observations, so after a
 * frame in a narrower window, or in a page that was hidden while it suspended, they would stay although the tabs fit.
 */
function useScrollButtonsUpdate() {
  const actions = useRef<TabsActions>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has none.
    if (typeof ResizeObserver === 'undefined' || !tabs.current) return undefined;
    const observer = new ResizeObserver(() => actions.current?.updateScrollButtons());
    observer.observe(tabs.current);
    return () => observer.disconnect();
  }, []);
  return { action: actions, ref: tabs };
}

/** A tab's text and the number of its rows. */
const Counted = ({ text, count }: { text: string; count: number | undefined }) => (
  <span>
    {text}
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: '4.5ch',
        whiteSpace: 'pre',
        textAlign: 'start',
        color: 'text.secondary',
        fontWeight: 400,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count !== undefined && ` ${numberText(count)}`}
    </Box>
  </span>
);

const numberText = (count: number) => (count > MAX ? `${MAX}+` : count);
