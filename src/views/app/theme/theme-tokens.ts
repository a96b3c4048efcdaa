/**
 * The design language in figures; screens read them through the theme (`theme.vars.palette…`, `sx={{ color: … }}`).
 * Deep sea blue for identity and primary actions, slate neutrals, gold for what needs attention, red for debt, overdue
 * and destruction, green for what is settled. Text colours reach WCAG AA on their surfaces in both modes.
 */
const slate = {
  50: '#F6F8FA',
  100: '#EDF1F5',
  200: '#DEE5EC',
  300: '#C6D0DA',
  400: '#97A6B5',
  500: '#6B7C8E',
  600: '#4C5D6F',
  700: '#36465A',
  800: '#1F2C3B',
  900: '#121B27',
} as const;

/** Rows of a table are parted by the divider: MUI's own line is a shade that nobody sees on paper. */
export const lightPalette = {
  primary: { main: '#0B4A72', dark: '#083757', light: '#2C759F', contrastText: '#FFFFFF' },
  secondary: { main: slate[600], dark: slate[700], light: slate[500], contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#D9534B', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', dark: '#6B4600', light: '#C98A0A', contrastText: '#FFFFFF' },
  success: { main: '#1B6B3A', dark: '#12512B', light: '#3C8F5C', contrastText: '#FFFFFF' },
  info: { main: '#1D5F8A', dark: '#12466A', light: '#4586AF', contrastText: '#FFFFFF' },
  text: { primary: '#16202C', secondary: slate[600], disabled: slate[400] },
  divider: slate[200],
  TableCell: { border: slate[200] },
  background: { default: slate[50], paper: '#FFFFFF' },
  grey: slate,
} as const;

export const darkPalette = {
  primary: { main: '#84C5EE', dark: '#5AA9DA', light: '#B3DCF6', contrastText: '#06263B' },
  secondary: { main: '#A9B8C7', dark: '#8899AA', light: '#CAD5DF', contrastText: '#121B27' },
  error: { main: '#FF9A92', dark: '#F2766D', light: '#FFC2BD', contrastText: '#3B0906' },
  warning: { main: '#F2C14E', dark: '#D6A12C', light: '#F9DC95', contrastText: '#2E1F00' },
  success: { main: '#7FD1A0', dark: '#57B47E', light: '#AFE5C5', contrastText: '#06281A' },
  info: { main: '#8FC3E6', dark: '#66A6CF', light: '#BEDDF2', contrastText: '#06263B' },
  text: { primary: '#E6ECF2', secondary: '#A9B8C7', disabled: '#6B7C8E' },
  divider: '#2B3A4B',
  TableCell: { border: '#2B3A4B' },
  background: { default: '#0E1621', paper: '#16212E' },
  grey: slate,
} as const;

/** Geometry of the frame, in CSS pixels. */
export const frame = {
  sidebarWidth: 264,
  foldedSidebarWidth: 64,
  topBarHeight: 56,
  rightPanelWidth: 320,
  /** The trainer's desk of a demo. */
  deskWidth: 400,
  formMaxWidth: 720,
  /** For a form that is mostly a table of lines. */
  wideFormMaxWidth: 1180,
} as const;

/** How high the page's head is: more than its bar where the menu goes across it. What floats over the page begins below it. */
export const headHeight = `var(--header-height, ${frame.topBarHeight}px)`;

/** Where the page's own buttons stand: what floats over the page keeps clear of it (CSS anchor positioning). */
export const pageActionsAnchor = '--page-actions';

/** Every movement explains where something came from; longer ones would be waited for. */
export const motion = { quick: 120, normal: 180, slow: 240 } as const;

export const radius = { small: 4, normal: 6, large: 10 } as const;

export const fontFamily = "'Inter Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
