import './main.tsx';
