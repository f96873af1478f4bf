import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language } from "./house/language";
import { taste } from "./house/taste.svelte";

document.documentElement.lang = language;
taste.show();
mount(App, { target: document.getElementById("app")! });
