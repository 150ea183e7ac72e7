/** Selects open dialogs and menus. */
export const OVERLAYS = '[aria-modal=true], [role=menu]';
