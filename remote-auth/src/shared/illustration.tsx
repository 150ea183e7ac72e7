import { Box } from '@metier/shared-kit/ui';

const paper = 'var(--mui-palette-background-paper)';
const accent = 'var(--mui-palette-primary-main)';
const onAccent = 'var(--mui-palette-primary-contrastText)';
const line = 'var(--mui-palette-divider)';
const quiet = 'color-mix(in srgb, var(--mui-palette-text-primary) 14%, transparent)';
const STEPS = [70, 180, 290, 400] as const;

const Bar = ({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) => (
  <Box
    component="rect"
    x={x}
    y={y}
    width={width}
    height={strong ? 12 : 8}
    rx={strong ? 6 : 4}
    sx={{ fill: strong ? accent : quiet }}
  />
);

const Card = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <Box
    component="rect"
    x={x}
    y={y}
    width={width}
    height={height}
    rx="16"
    sx={{ fill: paper, stroke: line }}
  />
);

/** Decorative: a project that is ordered, paid, delivered and accepted. */
export function Illustration() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      aria-hidden
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', display: 'block' }}
    >
      <Card x={104} y={14} width={300} height={168} />
      <Card x={56} y={44} width={300} height={168} />
      <Bar x={84} y={76} width={132} strong />
      <Bar x={84} y={108} width={212} />
      <Bar x={84} y={126} width={180} />
      <Bar x={84} y={144} width={198} />
      <Box
        component="rect"
        x={84}
        y={172}
        width={84}
        height={22}
        rx={11}
        sx={{ fill: 'var(--mui-palette-tone-green-ground)' }}
      />
      <Box component="circle" cx={97} cy={183} r={4} sx={{ fill: 'var(--mui-palette-tone-green-ink)' }} />
      <Box
        component="rect"
        x={108}
        y={180}
        width={46}
        height={6}
        rx={3}
        sx={{ fill: 'var(--mui-palette-tone-green-ink)', opacity: 0.55 }}
      />
      <Box component="path" d="M70 272H400" sx={{ stroke: quiet, strokeWidth: 4, strokeLinecap: 'round' }} />
      <Box component="path" d="M70 272H290" sx={{ stroke: accent, strokeWidth: 4, strokeLinecap: 'round' }} />
      {STEPS.map((x, step) => (
        <g key={x}>
          <Box
            component="circle"
            cx={x}
            cy={272}
            r={17}
            sx={{ fill: step < 3 ? accent : paper, stroke: step < 3 ? accent : quiet, strokeWidth: 3 }}
          />
          {step < 3 && (
            <Box
              component="path"
              d={`M${x - 6} 272l4.5 4.5 8-9`}
              sx={{
                fill: 'none',
                stroke: onAccent,
                strokeWidth: 3,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              }}
            />
          )}
        </g>
      ))}
    </Box>
  );
}
